/** Made-up input is the same in every run, so that none fails by chance. `OVATION_SEED` takes another one, `OVATION_LONG=1` a new one each time. */
import fc from 'fast-check';

const { OVATION_SEED, OVATION_LONG } = process.env;

if (OVATION_SEED !== undefined || OVATION_LONG === undefined)
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(OVATION_SEED ?? 7) });
