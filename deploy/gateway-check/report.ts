import { ENDPOINT_COSTS } from './costs';
import { type EndpointReport, formatGatewayFinding, type Verdict } from './finding';

/** Whether an endpoint makes the check fail. @param isStrict whether what the app copes with fails too */
export const isFailed = ({ verdict, findings }: EndpointReport, isStrict: boolean): boolean =>
  verdict === 'absent' || findings.some(({ level }) => level === 'fault' || isStrict);

const count = (reports: readonly EndpointReport[], verdict: Verdict) =>
  reports.filter((each) => each.verdict === verdict).length;

/** Returns the report as text: what deviates and what is absent, with what it costs the member; then what was left out. */
export function formatReport(title: string, reports: readonly EndpointReport[]): readonly string[] {
  const left = reports.filter(({ verdict }) => verdict === 'not checked');
  const reasons = [...new Set(left.map(({ reason }) => reason))];
  return [
    `${title}: ${reports.length} endpoints; ${count(reports, 'conforms')} conform, ${count(reports, 'deviates')} deviate, ${count(reports, 'absent')} absent, ${left.length} not checked`,
    ...reports.flatMap(formatEndpoint),
    ...reasons.map(
      (reason) =>
        `  not checked, ${reason}: ${left
          .filter((each) => each.reason === reason)
          .map(({ endpoint }) => endpoint.name)
          .join(', ')}`,
    ),
  ];
}

function formatEndpoint(report: EndpointReport): readonly string[] {
  const { endpoint, verdict, findings } = report;
  if (verdict !== 'deviates' && verdict !== 'absent') return [];
  const costs = isFailed(report, false) ? [`    costs    ${ENDPOINT_COSTS[endpoint.name] ?? ''}`] : [];
  return [
    `  ${verdict.padEnd(8)}  ${endpoint.name} (${endpoint.source}), ${endpoint.method} ${endpoint.path}`,
    ...findings.map((finding) => `    ${finding.level.padEnd(7)}  ${formatGatewayFinding(finding)}`),
    ...costs,
  ];
}

const escapeXml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // XML 1.0 cannot contain control characters.
    .replace(/[^\P{Cc}\n\t]/gu, '�');

/** Returns the report as JUnit XML, with a test case for each endpoint. */
export function formatJUnit(title: string, reports: readonly EndpointReport[], isStrict: boolean): string {
  const failed = reports.filter((report) => isFailed(report, isStrict)).length;
  const cases = reports.map((report) => {
    const { endpoint, verdict, reason, durationMs } = report;
    const lines = formatEndpoint(report).join('\n');
    const result =
      verdict === 'not checked'
        ? `<skipped message="${escapeXml(reason)}"/>`
        : isFailed(report, isStrict)
          ? `<failure message="${escapeXml(verdict)}">${escapeXml(lines)}</failure>`
          : lines === ''
            ? ''
            : `<system-out>${escapeXml(lines)}</system-out>`;
    return `  <testcase classname="${endpoint.source}" name="${endpoint.name}" time="${durationMs / 1000}">${result}</testcase>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites>
<testsuite name="${escapeXml(title)}" tests="${reports.length}" failures="${failed}" skipped="${count(reports, 'not checked')}">
${cases.join('\n')}
</testsuite>
</testsuites>
`;
}
