/** Tells how far long work has come, for whoever watches. */
export interface ProgressStep {
  text: string;
  /** Of `total`; absent while there is nothing to count. */
  done?: number;
  total?: number;
}

export type Progress = (step: ProgressStep) => void;
