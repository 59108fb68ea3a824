/** What is asked for anew after a key or an address of other gear was changed. */
import { gearEndpoints } from '#contract/show/gear.ts';
import { keyOf } from '#web/client/ask.ts';

export const GEAR = [keyOf(gearEndpoints.gear)];
