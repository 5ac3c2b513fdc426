/** How often a player gets mail, and which services take a webhook. */
export const mailModes = ['every', 'daily', 'reminders', 'none'] as const;
export type MailMode = (typeof mailModes)[number];

export const webhookKinds = ['discord', 'slack', 'json'] as const;
export type WebhookKind = (typeof webhookKinds)[number];
