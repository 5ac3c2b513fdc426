/** Whether there is room for board and column side by side; otherwise the column is a sheet over the board. */
import { signal } from '@preact/signals';

const query = matchMedia('(min-width: 900px)');
export const isWide = signal(query.matches);
query.addEventListener('change', () => (isWide.value = query.matches));
