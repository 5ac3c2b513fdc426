/** The entry of `/rules`. */
import '../styles/rules-page.css';
import { showPage } from '../parts/show-page.ts';
import { RulesScreen } from '../screens/rules/rules.tsx';
import { composer } from '../texts/en/composer.ts';
import { site } from '../texts/en/site.ts';
import { standing } from '../texts/en/standing.ts';
import { turn } from '../texts/en/turn.ts';

void showPage({
  words: { ...site, ...standing, ...turn, ...composer },
  title: 'rules.title',
  description: 'rules.line',
  screen: () => <RulesScreen />,
});
