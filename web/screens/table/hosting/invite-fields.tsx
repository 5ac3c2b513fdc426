/** Whom a letter goes to: a name, an address, a language; and what is wrong with them. */
import { type Signal, useSignal } from '@preact/signals';
import type { Language } from '../../../../domain/kernel/languages.ts';
import { addressSchema, nameSchema } from '../../../../domain/kernel/setup.ts';
import type { Problem } from '../../../net/request.ts';
import { LONGEST_ADDRESS } from '../../../parts/confirm-address.tsx';
import { Field } from '../../../parts/field.tsx';
import { LanguageSelect } from '../../../parts/language-select.tsx';
import { mailProblem } from '../../../parts/mail-problem.ts';
import { languageNow } from '../../../texts/language.ts';
import { t } from '../../../texts/index.ts';

export interface Invitee {
  readonly name: Signal<string>;
  readonly address: Signal<string>;
  readonly language: Signal<Language>;
  readonly errors: Signal<{ readonly name?: string; readonly address?: string }>;
}

export function useInvitee(name: string): Invitee {
  return {
    name: useSignal(name),
    address: useSignal(''),
    language: useSignal<Language>(languageNow()),
    errors: useSignal({}),
  };
}

export const nameProblem = (name: string): string | undefined => {
  if (name.trim() === '') return t('field.nameNeeded');
  return nameSchema.safeParse(name).success ? undefined : t('field.nameOdd');
};

/** What is written, if it can be sent; otherwise the fields say why not. */
export function inviteeOf({ name, address, language, errors }: Invitee) {
  const wrongName = nameProblem(name.peek());
  const wrongAddress = addressSchema.safeParse(address.peek()).success ? undefined : t('confirm.addressOdd');
  errors.value = {
    ...(wrongName === undefined ? {} : { name: wrongName }),
    ...(wrongAddress === undefined ? {} : { address: wrongAddress }),
  };
  if (wrongName !== undefined || wrongAddress !== undefined) return null;
  return { name: name.peek().trim(), address: address.peek().trim(), language: language.peek() };
}

const ABOUT_NAME = new Set(['name-alike', 'name-mixed']);
const ABOUT_ADDRESS = new Set(['bad-address', 'address-stopped', 'no-mail', 'mailbox-limit']);

/** What the service refused stands at its field too; what is about neither is told elsewhere. */
export function InviteFields({ invitee, problem }: { readonly invitee: Invitee; readonly problem: Problem | null }) {
  const { name, address, language, errors } = invitee;
  const refusedIn = (codes: ReadonlySet<string>) =>
    problem !== null && codes.has(problem.code) ? mailProblem(problem) : undefined;
  return (
    <div class="invite-fields">
      <Field
        id="desk-name"
        label={t('desk.nameThere')}
        value={name.value}
        error={errors.value.name ?? refusedIn(ABOUT_NAME)}
        onInput={(value) => (name.value = value)}
      />
      <Field
        id="desk-address"
        label={t('invite.address')}
        type="email"
        value={address.value}
        maxLength={LONGEST_ADDRESS}
        error={errors.value.address ?? refusedIn(ABOUT_ADDRESS)}
        onInput={(value) => (address.value = value)}
      />
      <LanguageSelect id="desk-language" value={language.value} onChoose={(value) => (language.value = value)} />
    </div>
  );
}

/** A refusal that no field is about. */
export const isAboutAll = ({ code }: Problem): boolean => !ABOUT_NAME.has(code) && !ABOUT_ADDRESS.has(code);
