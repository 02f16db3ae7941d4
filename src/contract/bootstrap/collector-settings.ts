import { type InferOutput, object, optional, picklist } from 'valibot';
import { numberWithFallback, text } from '../fields';

/** The forms in which a collector can receive records: OTLP/HTTP as JSON, or envelopes of Sentry. */
const COLLECTOR_FORMATS = ['otlp', 'sentry'] as const;

/**
 * Where the app sends what it observes (OPS-4), in the settings of a deployment and in the documents of its hosts. Not
 * part of `deploymentSettings`, which every start parses.
 */
export const collectorSettings = object({
  /**
   * https URL of the collector, such as `https://otlp.example/v1/logs`, or a path of the host that passes it on, such as
   * `/collect`. If empty, the code that observes is never loaded and nothing is sent.
   */
  url: text,
  /**
   * What the collector expects: `otlp` is OTLP/HTTP with JSON (logs), `sentry` the envelopes of Sentry. `otlp` if it is
   * absent.
   */
  format: optional(picklist(COLLECTOR_FORMATS), 'otlp'),
  /**
   * Share of the page loads, from 0 to 1, that send errors, failed requests and deviations from the contract; 1 if it
   * is absent.
   */
  errors: numberWithFallback(1),
  /**
   * Share of the page loads, from 0 to 1, that send web vitals, durations of requests, and outcomes of updates, push and
   * popups; 0.1 if it is absent.
   */
  timings: numberWithFallback(0.1),
});
export type CollectorSettings = InferOutput<typeof collectorSettings>;
