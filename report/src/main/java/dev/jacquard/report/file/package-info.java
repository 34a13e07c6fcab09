/**
 * Files with the results of many programs, for other tools.
 *
 * <p>A file is written before the first program is checked, and says then that nothing has come to
 * its end; it is written anew after each program. So whatever happens to the command, no file of an
 * earlier run is taken for its result.
 */
package dev.jacquard.report.file;
