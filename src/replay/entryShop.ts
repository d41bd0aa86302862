/**
 * Where the document /support/shop starts: the shop in the support page's frame, which waits there for a visit to show.
 */
import '../client/ui/theme/fonts.css';
import '../client/ui/theme/base.css';
import '../client/ui/theme/buttons.css';
import '../client/ui/theme/beforeHydration.css';
import '../client/app/problem/everyEndpoint';
import { makeMisfitOf } from './actionShape';
import type { ActionShapes } from './actionShape';
import {
  closeStorage,
  hideScrollbars,
  leaveTheFocus,
  letNoTextBecomeMarkup,
  moveAsThen,
  takeNoPresses,
} from './framePolicy';
import { openVisit } from './openVisit';
import type { FrameHolder } from './shopFrame';
import { keepToastsAside } from './toastsAside';

/** Put in by src/tools/build/supportPage.ts. */
declare const ACTION_SHAPES: ActionShapes;

letNoTextBecomeMarkup(window);
closeStorage(window);
takeNoPresses(window);
leaveTheFocus(window);
keepToastsAside(window);

(window.parent as FrameHolder).onShopFrame?.({
  open: (visit) => {
    moveAsThen(window, visit.reducedMotion);
    if (visit.touch) hideScrollbars(window);
    return openVisit(window, visit, makeMisfitOf(ACTION_SHAPES));
  },
});
