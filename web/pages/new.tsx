/** The entry of `/new`. */
import '../styles/new-page.css';
import { render } from 'preact';
import { NewTableScreen } from '../screens/new-table/new-table.tsx';
import { speak } from '../texts/index.ts';

await speak(navigator.languages);
const root = document.getElementById('app');
if (root !== null) render(<NewTableScreen />, root);
