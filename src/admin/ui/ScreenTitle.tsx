/** The heading of a screen. At a desk the header says it to whoever sees it (features/frame/DeskHeader.tsx). */
export function ScreenTitle({ children }: { children: string }) {
  return (
    <h1 tabIndex={-1} className="screen-title">
      {children}
    </h1>
  );
}
