/** The games of the register, as the build reads them. */
export function readGames(register?: string): Promise<readonly { readonly id: string; readonly title: string }[]>;
