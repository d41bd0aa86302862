import { ProblemDialog } from '../../features/support/ProblemDialog';
import { ownMessages } from './ownMessages';
import { readPageData } from '../hydration/pageData';

export function Problem() {
  return <ProblemDialog release={readPageData(document).build} messages={ownMessages} />;
}
