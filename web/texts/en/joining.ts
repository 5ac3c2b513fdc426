/** Coming to a seat: codes of mails, confirmed addresses, and why it did not work, in English. */
export const joining = {
  'code.label': 'Code of the mail',
  'code.hint': 'Six letters and digits. It stands in the mail, beside the link.',
  'code.freshHint': 'Six letters and digits. It is good for one hour.',
  'code.odd': 'A code has six letters and digits, and none of I, L, O, 0 and 1. Look at the mail again.',

  'confirm.address': 'Your mail address',
  'confirm.addressOdd': 'This is no complete mail address, such as ann@example.org.',
  'confirm.send': 'Send me a code',
  'confirm.sending': 'Sending …',
  'confirm.sent': 'A mail with a code is on its way to {address}. Type the code here.',
  'confirm.again': 'Send it again',
  'confirm.other': 'Another address',

  'join.mails': 'Mails about this table',
  'join.toAddress': 'To {address}',
  'join.noMails': 'None',
  'join.wantMails': 'Tell me by mail when it is my turn',
  'join.mailsHint': 'We write when it is your turn, and to nobody else about it.',
  'join.newLink': 'Your address opens your seat again: a code comes by mail.',
  'join.noSeat':
    'This address does not sit at this table yet. Perhaps a newer mail has the link that works; otherwise ask the host to invite you again.',
  'join.confirmHint': 'Whoever joins here has a confirmed address, so that mail about the turns arrives.',
  'join.confirmAndSit': 'Confirm and sit down',

  'refused.address-needed': 'Confirm your mail address first.',
  'refused.address-stopped': 'Mail to {address} comes back. Ask for another address.',
  'refused.already-seated': 'That address has a seat at this table already.',
  'refused.already-started': 'The game at this table has started already.',
  'refused.bad-address': 'This is no mail address: {address}.',
  'refused.busy': 'Too many changes came at the same moment. Try again.',
  'refused.code-needed': 'This browser is new here. Type the code that stands in the mail beside the link.',
  'refused.code-wrong.one': 'That is not the code of this mail. {count} try is left.',
  'refused.code-wrong.other': 'That is not the code of this mail. {count} tries are left.',
  'refused.code-tries':
    'The code was wrong too often, so this link is dead. A mail with a new link and a new code is on its way.',
  'refused.links-locked':
    'The links of this player are locked, because somebody who reads the mail said so. With the address they open again.',
  'refused.name-alike': '“{name}” looks like “{other}”. Choose another name, so that nobody mixes them up.',
  'refused.name-mixed': '“{name}” mixes alphabets. Write it in one of them.',
  'refused.name-needed': 'Write the name that the others will see.',
  'refused.no-mail': 'This service sends no mail. Leave the address out, and hand out the link yourself.',
  'refused.not-for-all': 'This table is not listed: only those with a link can join.',
  'refused.not-the-host': 'Only the host of this table can do that.',
  'refused.not-your-address': 'This browser has not confirmed that address yet.',
  'refused.seat-not-vacant':
    'Somebody still plays this seat. You can sit down once it was given up or voted over; keep the mail.',
  'refused.seat-taken': 'All seats are taken.',
  'refused.seat-without-address': 'Nobody was invited to this seat by mail. Hand out its link yourself.',
  'refused.table-closed': 'This table was closed before it started.',
  'refused.too-many-requests': 'That was very often. Try again in {seconds} seconds.',
  'refused.too-many-tables': 'You have {most} tables that wait for players. Start or close one of them first.',
} as const;
