/** Where the page /support starts. It holds nothing of the shop: that comes into its frame with a visit. */
import '../client/ui/theme/fonts.css';
import '../client/ui/theme/base.css';
import '../client/ui/theme/buttons.css';
import '../client/ui/theme/beforeHydration.css';
import { createRoot } from 'react-dom/client';
import { readReleaseName } from '../contract/release';
import { SupportPage } from './SupportPage';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const { bundleUrl, release = '' } = root.dataset;
createRoot(root).render(<SupportPage bundleUrl={bundleUrl ?? null} release={readReleaseName(release)} />);
