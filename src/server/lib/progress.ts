/** The progress of long work, for a caller that shows it. */
export interface ProgressStep {
  text: string;
  /** Of `total`; absent while there is nothing to count. */
  done?: number;
  total?: number;
}

export type Progress = (step: ProgressStep) => void;
