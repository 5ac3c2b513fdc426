/** The entry of `/`. */
import '../styles/landing-page.css';
import { render } from 'preact';
import { Landing } from '../screens/landing/landing.tsx';
import { speak } from '../texts/index.ts';

await speak(navigator.languages);
const root = document.getElementById('app');
if (root !== null) render(<Landing />, root);
