/**
 * Imported before anything that makes a schema. The library of schemas tries whether it may turn text into code, which
 * the pages' policy refuses, and some browsers write that into the console of every page.
 */
import { config } from 'zod/v4/core';

config({ jitless: true });
