/** The entry of `/about`. */
import '../styles/about-page.css';
import { render } from 'preact';
import { AboutScreen } from '../screens/about/about.tsx';
import { speak } from '../texts/index.ts';

await speak(navigator.languages);
const root = document.getElementById('app');
if (root !== null) render(<AboutScreen />, root);
