/** An open seat asks whoever sits down for the name that the others will see. */
import { Field } from '../../parts/field.tsx';
import { t } from '../../texts/index.ts';
import { sitDown } from './acts.ts';
import { isOpenSeat, type TableModel } from './model.ts';

export function OwnName({ model }: { readonly model: TableModel }) {
  const { ownName, ownNameError } = model;
  if (!isOpenSeat(model)) return null;
  return (
    <form
      class="own-name"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void sitDown(model);
      }}
    >
      <Field
        id="own-name"
        label={t('link.yourName')}
        value={ownName.value}
        autoComplete="nickname"
        hint={t('link.yourNameHint')}
        error={ownNameError.value ?? undefined}
        onInput={(value) => (ownName.value = value)}
      />
    </form>
  );
}
