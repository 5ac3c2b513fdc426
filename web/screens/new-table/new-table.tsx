/** Setting up a table: first the form, then its links. The address names the table, so a reload shows the links again. */
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { Announcer } from '../../parts/announcer.tsx';
import { SiteFooter } from '../../parts/site-footer.tsx';
import { SiteHeader } from '../../parts/site-header.tsx';
import { againstRobots, type GameSetup, opponentsIn } from './form.ts';
import { TableFormView } from './form-view.tsx';
import { SeatsPicture } from './seats-picture.tsx';
import { createSetting } from './setting.ts';
import { TableIsSet } from './table-is-set.tsx';

export function NewTableScreen({ setup }: { readonly setup: GameSetup }) {
  const setting = useMemo(() => createSetting(setup), []);
  const { form, errors, optionErrors, refused, problem, busy, service, players, confirming } = setting;
  const table = useSignal(new URL(location.href).searchParams.get('table'));
  /** Given once, when the table is made. */
  const hostLink = useSignal<string | null>(null);

  const submit = async () => {
    const made = await setting.submit();
    if (made === null) return;
    hostLink.value = made.host;
    table.value = made.id;
    history.replaceState(null, '', `/new?table=${made.id}`);
    scrollTo(0, 0);
  };

  return (
    <div class="new-table">
      <SiteHeader />
      {table.value === null ? (
        <main class="new-main">
          <TableFormView
            setup={setup}
            form={form.value}
            errors={errors.value}
            optionErrors={optionErrors.value}
            refused={refused.value}
            service={service.value}
            players={players.value}
            problem={problem.value}
            busy={busy.value}
            confirming={confirming.value}
            onChange={setting.change}
            onSubmit={() => void submit()}
            onAgainstRobots={() => {
              setting.change(againstRobots(form.peek(), opponentsIn(setup.game)));
              void submit();
            }}
            onConfirmed={(player) => {
              setting.confirm(player);
              void submit();
            }}
            onOtherAddress={setting.otherAddress}
          />
          <SeatsPicture form={form.value} setup={setup} />
        </main>
      ) : (
        <TableIsSet id={table.value} hostLink={hostLink.value} />
      )}
      <SiteFooter />
      <Announcer />
    </div>
  );
}
