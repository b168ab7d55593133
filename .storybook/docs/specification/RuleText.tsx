import type { SpecificationData } from './data.ts';

const part = /`([^`]+)`|\[([^\]]+)\]\(([^)]+)\)|"([^"]+)"/g;

interface RuleTextProps {
  readonly children: string;
  readonly decisions: SpecificationData['decisions'];
}

/** Renders a rule's Markdown: code, exact texts, and decisions, whose text is shown on hover. */
export function RuleText({ children, decisions }: RuleTextProps) {
  const pieces = [];
  let end = 0;
  for (const found of children.matchAll(part)) {
    const [whole, code, label, , exact] = found;
    pieces.push(children.slice(end, found.index));
    end = found.index + whole.length;
    const decision = decisions.find(({ id }) => id === label);
    if (code) pieces.push(<code key={end}>{code}</code>);
    else if (exact) pieces.push(<q key={end}>{exact}</q>);
    else if (decision)
      pieces.push(
        <abbr key={end} title={`${decision.title}. ${decision.text}`}>
          {label}
        </abbr>,
      );
    else pieces.push(label);
  }
  return (
    <p className="rule-text">
      {pieces}
      {children.slice(end)}
    </p>
  );
}
