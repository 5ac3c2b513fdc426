/** The entry of `/t/<id>`. */
import '../styles/table-page.css';
import { render } from 'preact';
import { createModel } from '../screens/table/model.ts';
import { TableScreen } from '../screens/table/table-screen.tsx';
import { speak } from '../texts/index.ts';

await speak(navigator.languages);
const address = new URL(location.href);
const id = decodeURIComponent(address.pathname.replace(/^\/t\//, '').replace(/\/$/, ''));
const root = document.getElementById('app');
if (root !== null) render(<TableScreen model={createModel(id, address)} />, root);
