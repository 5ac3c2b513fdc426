/** Setting up a table: first the form, then its links. The address names the table, so a reload shows the links again. */
import { useSignal } from '@preact/signals';
import { createTable } from '../../net/api.ts';
import { Announcer } from '../../parts/announcer.tsx';
import { Logo } from '../../parts/logo.tsx';
import { ModeSwitch } from '../../parts/mode-switch.tsx';
import { openAlone } from '../landing/solo.ts';
import { emptyForm, errorsOf, type FormErrors, isSolo, setupOf } from './form.ts';
import type { Problem } from '../../net/request.ts';
import { TableFormView } from './form-view.tsx';
import { SeatsPicture } from './seats-picture.tsx';
import { TableIsSet } from './table-is-set.tsx';

export function NewTableScreen() {
  const table = useSignal(new URL(location.href).searchParams.get('table'));
  /** Given once, when the table is made. */
  const hostLink = useSignal<string | null>(null);
  const form = useSignal(emptyForm());
  const errors = useSignal<FormErrors>({});
  const problem = useSignal<Problem | null>(null);
  const busy = useSignal(false);

  const submit = async () => {
    if (busy.peek()) return;
    errors.value = errorsOf(form.peek());
    const [wrong] = Object.keys(errors.peek());
    if (wrong !== undefined) {
      focusOn(wrong);
      return;
    }
    busy.value = true;
    if (isSolo(form.peek())) {
      await playAlone();
      return;
    }
    const answer = await createTable(setupOf(form.peek()));
    busy.value = false;
    problem.value = answer.ok ? null : answer.problem;
    if (!answer.ok) return;
    hostLink.value = answer.value.host;
    table.value = answer.value.id;
    history.replaceState(null, '', `/new?table=${answer.value.id}`);
    scrollTo(0, 0);
  };

  /** Nobody waits for a link, so the table opens at once. */
  const playAlone = async () => {
    const answer = await openAlone(setupOf(form.peek()));
    if (answer.ok) {
      location.assign(answer.value);
      return;
    }
    busy.value = false;
    problem.value = answer.problem;
  };

  return (
    <div class="new-table">
      <header class="new-header">
        <Logo height={24} />
        <ModeSwitch />
      </header>
      {table.value === null ? (
        <main class="new-main">
          <TableFormView
            form={form.value}
            errors={errors.value}
            problem={problem.value}
            busy={busy.value}
            onChange={(next) => {
              form.value = next;
              if (Object.keys(errors.peek()).length > 0) errors.value = errorsOf(next);
            }}
            onSubmit={() => void submit()}
          />
          <SeatsPicture form={form.value} />
        </main>
      ) : (
        <TableIsSet id={table.value} hostLink={hostLink.value} />
      )}
      <Announcer />
    </div>
  );
}

/** The field may stand in a part that is folded away. */
function focusOn(id: string): void {
  const field = document.getElementById(id);
  const folded = field?.closest('details');
  if (folded) folded.open = true;
  field?.focus();
}
