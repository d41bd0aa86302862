import type { Command } from 'commander';
import { steady, steadyJson } from '../lib/wording';
import type { Io } from './io';

/** @returns a function that prints the result: JSON with --json, else text */
export const makePrint =
  (program: Command, io: Io) =>
  (json: unknown, text: string): void =>
    io.out(program.opts<{ json?: boolean }>().json ? `${steadyJson(json)}\n` : `${steady(text)}\n`);
