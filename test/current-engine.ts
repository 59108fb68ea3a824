/** For what is put in order before there is a certified result: the current version of the engine. */
import { ENGINE, type Engine } from '#domain/tabulation/engines.ts';

export const currentEngine = async (): Promise<Engine> => ENGINE;
