/** Prints what a check found; any finding makes the process fail. */
export function verdict(name, findings) {
  for (const finding of findings) console.log(`  ✗ ${finding}`);
  console.log(findings.length === 0 ? `✓ ${name}` : `✗ ${name}: ${findings.length}`);
  if (findings.length > 0) process.exitCode = 1;
}
