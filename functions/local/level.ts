/** The part of dynalite's leveldb that we use directly. */
export interface Level {
  open(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a database. abstract-level would say only that it is not open; this throws what the system said. */
export async function openLevel(level: Level): Promise<void> {
  try {
    await level.open();
  } catch (error) {
    throw error instanceof Error && error.cause instanceof Error ? error.cause : error;
  }
}
