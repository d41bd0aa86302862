import { ProblemDialog } from '../features/support/ProblemDialog';
import { readPageData } from './pageData';

export function Problem() {
  return <ProblemDialog build={readPageData(document).build} />;
}
