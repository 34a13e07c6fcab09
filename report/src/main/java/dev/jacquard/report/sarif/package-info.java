/** Results as SARIF 2.1.0, the exchange format of findings about code. */
package dev.jacquard.report.sarif;
