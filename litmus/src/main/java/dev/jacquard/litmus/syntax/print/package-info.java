/** From syntax to text. */
package dev.jacquard.litmus.syntax.print;
