/** From text to syntax, with the place of each mistake. */
package dev.jacquard.litmus.syntax.parse;
