/** The parts of the bench, in the order of a whole run. */
import { admin } from './admin';
import { api } from './api';
import type { BenchPart } from './bench.types';
import { growth } from './growth';
import { interactions } from './interactions';
import { lighthouse } from './lighthouse';
import { searchWorst } from './searchWorst';
import { visits } from './visits';
import { web } from './web';
import { weights } from './weights';

export const parts: readonly BenchPart[] = [
  weights,
  web,
  lighthouse,
  interactions,
  visits,
  admin,
  api,
  growth,
  searchWorst,
];
