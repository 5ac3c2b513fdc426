/** The parts of a game outside its tables: setting one up, rules, tour, credits, landing page. */
export type SetupPart = object;
export type OrdersPart = object;
export type LobbyPart = object;
export type RulesPart = object;
export type TourPart = object;
export type AboutPart = object;
export type LandingPart = object;
