/** Prints the findings of a check and sets a failing exit code if there are any. */
export function reportFindings(summary, findings) {
  for (const finding of findings) console.log(`  ✗ ${finding}`);
  console.log(findings.length === 0 ? `✓ ${summary}` : `✗ ${summary}: ${findings.length}`);
  if (findings.length > 0) process.exitCode = 1;
}
