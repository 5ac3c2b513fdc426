/** The entry of `/rules`. */
import '../styles/rules-page.css';
import { showPage } from '../parts/show-page.ts';
import { RulesScreen } from '../screens/rules/rules.tsx';
import { site } from '../texts/en/site.ts';
import { turn } from '../texts/en/turn.ts';

void showPage({
  words: { ...site, ...turn },
  title: 'rules.title',
  description: 'rules.line',
  screen: () => <RulesScreen />,
});
