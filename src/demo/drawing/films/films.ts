import type { Film } from './film.types';
import { marching } from './marching';
import { mobile } from './mobile';
import { onTheLine } from './onTheLine';
import { wool } from './wool';

/** In the order of the home page. */
export const FILMS: readonly Film[] = [onTheLine, marching, mobile, wool];
