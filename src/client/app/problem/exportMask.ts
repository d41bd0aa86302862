/**
 * Masks what Redux DevTools' panel exports, as the file that a shopper saves is masked. Only who has DevTools needs it.
 */
import { confidedValues } from '../../api/secret';
import { maskVisit } from '../../features/support/maskVisit';
import { typedOnPage } from '../../features/support/typedOnPage';
import type { ExportMask } from '../../store/panelExport';
import { ownMessages } from './ownMessages';

export const exportMask: ExportMask = (startState, actions) =>
  maskVisit(
    { startState, actions: actions.map((action) => ({ action, at: 0 })) },
    { typed: typedOnPage(window), confided: confidedValues(), messages: ownMessages },
  );
