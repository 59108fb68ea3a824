/** The two databases that Ovation runs on. */
export type Engine = 'sqlite' | 'postgres';
