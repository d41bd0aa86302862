/**
 * Why nothing came of a form, over its button. Its place is always there, so that a screen reader hears what comes in.
 */
import './formRefusal.css';

interface Props {
  /** '' for nothing. */
  text: string;
}

export function FormRefusal({ text }: Props) {
  return <div role="alert">{text !== '' && <p className="form-refusal">{text}</p>}</div>;
}
