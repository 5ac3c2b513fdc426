/** The entry of `/rules`. */
import '../styles/rules-page.css';
import { render } from 'preact';
import { sayTitle } from '../parts/page-title.ts';
import { RulesScreen } from '../screens/rules/rules.tsx';
import { site } from '../texts/en/site.ts';
import { turn } from '../texts/en/turn.ts';
import { speakWith } from '../texts/index.ts';

await speakWith({ ...site, ...turn });
sayTitle('rules.title', 'rules.line');
const root = document.getElementById('app');
if (root !== null) render(<RulesScreen />, root);
