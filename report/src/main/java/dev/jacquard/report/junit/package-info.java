/** Results as the XML of test results that continuous integration servers know. */
package dev.jacquard.report.junit;
