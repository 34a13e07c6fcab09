/** Results as JSON objects, of the forms in docs/schema. */
package dev.jacquard.report.json;
