/** The entry of `/about`. */
import '../styles/about-page.css';
import { render } from 'preact';
import { sayTitle } from '../parts/page-title.ts';
import { AboutScreen } from '../screens/about/about.tsx';
import { about } from '../texts/en/about.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';
import { speakWith } from '../texts/index.ts';

await speakWith({ ...site, ...nav, ...about });
sayTitle('about.title', 'about.credit');
const root = document.getElementById('app');
if (root !== null) render(<AboutScreen />, root);
