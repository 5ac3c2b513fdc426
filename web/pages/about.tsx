/** The entry of `/about`. */
import '../styles/about-page.css';
import { showPage } from '../parts/show-page.ts';
import { AboutScreen } from '../screens/about/about.tsx';
import { about } from '../texts/en/about.ts';
import { nav } from '../texts/en/nav.ts';
import { site } from '../texts/en/site.ts';

void showPage({
  words: { ...site, ...nav, ...about },
  title: 'about.title',
  description: 'about.credit',
  screen: () => <AboutScreen />,
});
