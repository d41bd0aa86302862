/** What is said about a return. A file of their own: who only says them needs no Yup. */
import { returnFaults } from '../../../contract/rules/messages';

export const returnMessages = { ...returnFaults, pieces: 'Please choose what you want to return.' } as const;
