/**
 * An answer that was asked for before a change may come after the change is confirmed, as on a poor network. It is from
 * before it, so a slice ignores it. RTK Query asks again by itself: a change's tags are invalidated once no question is
 * under way.
 */

/** Part of a slice whose answers a change may overtake. */
export interface Questions {
  /** Those under way, by request: whether a change was confirmed since each was asked. Left out: none. Not persisted. */
  overtaken?: Record<string, boolean>;
}

export interface AboutRequest {
  meta: { requestId: string };
}

/** A question is asked. */
export const noteAsked = (questions: Questions, { meta }: AboutRequest): void => {
  questions.overtaken = { ...questions.overtaken, [meta.requestId]: false };
};

/** The server has confirmed a change. */
export const noteChanged = ({ overtaken = {} }: Questions): void => {
  for (const request of Object.keys(overtaken)) overtaken[request] = true;
};

export const isOvertaken = ({ overtaken }: Questions, { meta }: AboutRequest): boolean =>
  overtaken?.[meta.requestId] === true;

/** A question is answered, or its answer given up; for the last matcher that reads it. */
export const noteAnswered = (questions: Questions, { meta }: AboutRequest): void => {
  delete questions.overtaken?.[meta.requestId];
  if (Object.keys(questions.overtaken ?? {}).length === 0) delete questions.overtaken;
};
