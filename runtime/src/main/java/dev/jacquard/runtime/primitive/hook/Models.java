package dev.jacquard.runtime.primitive.hook;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The static methods of the annotated class are what methods of the same name of another class do
 * under control, however they are called: their bodies begin with a branch to these. The class
 * stands in the {@link dev.jacquard.runtime.primitive.ModelCatalogue}.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Models {
  Class<?> value();

  /** Whether the user can't choose the JDK's own code instead, at least not by this class. */
  boolean always() default false;

  /** The simple name of the class, if it is one inside the other that is not public. */
  String nested() default "";

  /** The full name of the class instead, if it is not public and not every JDK has it. */
  String named() default "";
}
