package dev.jacquard.runtime.primitive;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The static methods of the annotated class are what methods of the same name of another class do
 * under control, however they are called: their bodies begin with a branch to these.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Models {
  Class<?> value();
}
