/**
 * Compares measured sizes with budgets. Returns a printable row for each size, and a finding for each size that
 * exceeds its budget, has no budget or was not measured.
 */
export function findExceededBudgets(measured, budgets) {
  const names = [...new Set([...Object.keys(budgets), ...Object.keys(measured)])];
  const checks = names.map((name) => {
    if (budgets[name] === undefined) return { shown: `${name}: has no limit`, isWithin: false };
    if (measured[name] === undefined) return { shown: `${name}: is not in the build`, isWithin: false };
    const { max, unit } = budgets[name];
    const value = unit === 'KB' ? measured[name] / 1000 : measured[name];
    const shown = `${name}: ${unit === 'KB' ? value.toFixed(1) : value} of ${max} ${unit}`.trim();
    return { shown, isWithin: value > 0 && value <= max };
  });
  return {
    rows: checks.map(({ shown, isWithin }) => `  ${isWithin ? ' ' : '!'} ${shown}`),
    findings: checks.filter(({ isWithin }) => !isWithin).map(({ shown }) => shown),
  };
}
