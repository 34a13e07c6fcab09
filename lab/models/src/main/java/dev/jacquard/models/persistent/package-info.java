/**
 * The search of VeriSoft: persistent sets that are known from the code, sleep sets, and symmetries
 * that are declared (Godefroid 1999). The strategies of {@code explore} are compared with it.
 */
package dev.jacquard.models.persistent;
